import type { QrVisit } from '../../../supabase/functions/_shared/contract.ts';

type Agent = Pick<QrVisit, 'deviceType' | 'browser' | 'os'>;

/** Browsers that carry another browser's name; none of those that the record knows. */
const OTHERS =
  /OPR\/|OPT\/|OPX\/|Opera|SamsungBrowser|UCBrowser|YaBrowser|DuckDuckGo|Ddg\/|Brave|Vivaldi|Whale|GSA\/|FBAN|FBAV|Instagram|bot\b|spider|crawl/i;

/**
 * Device type, browser and operating system from a browser's user agent string. By hand rather than with a library:
 * fourteen words have to be told apart, and the table beside this file does so with real strings. `touchPoints`:
 * an iPad says that it is a Mac, but no Mac can be touched.
 */
export function readUserAgent(agent: string, touchPoints = 0): Agent {
  const isDisguisedPad = /Macintosh/.test(agent) && touchPoints > 1;
  return {
    deviceType: deviceOf(agent, isDisguisedPad),
    browser: browserOf(agent),
    os: osOf(agent, isDisguisedPad),
  };
}

function browserOf(agent: string): Agent['browser'] {
  if (/Edg(e|A|iOS)?\//.test(agent)) return 'edge';
  if (OTHERS.test(agent)) return 'unknown';
  if (/(Firefox|FxiOS)\//.test(agent) && !/Seamonkey/.test(agent)) return 'firefox';
  if (/(Chrome|Chromium|CriOS)\//.test(agent)) return 'chrome';
  // Every browser on Apple's engine says Safari; the real one says its version, too.
  return /Version\/[\d.]+.*Safari\//.test(agent) && !/Android/.test(agent) ? 'safari' : 'unknown';
}

function osOf(agent: string, isDisguisedPad: boolean): Agent['os'] {
  // Windows Phone named the others to get their pages.
  if (/Windows/.test(agent)) return 'windows';
  if (isDisguisedPad || /iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Macintosh|Mac OS X/.test(agent)) return 'macos';
  return /Linux|X11|CrOS/.test(agent) ? 'linux' : 'unknown';
}

function deviceOf(agent: string, isDisguisedPad: boolean): Agent['deviceType'] {
  if (isDisguisedPad || /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/.test(agent)) return 'tablet';
  // Android's own rule: a phone says Mobile, a tablet does not.
  if (/Android/.test(agent) && !/Mobile/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone/.test(agent) ? 'mobile' : 'desktop';
}
