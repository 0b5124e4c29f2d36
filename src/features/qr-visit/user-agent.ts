import type { QrVisit } from '../../../supabase/functions/_shared/contract.ts';

type Agent = Pick<QrVisit, 'deviceType' | 'browser' | 'os'>;

/** Browsers whose user agent contains the name of another one. They are recorded as unknown. */
const OTHERS =
  /OPR\/|OPT\/|OPX\/|Opera|SamsungBrowser|UCBrowser|YaBrowser|DuckDuckGo|Ddg\/|Brave|Vivaldi|Whale|GSA\/|FBAN|FBAV|Instagram|bot\b|spider|crawl/i;

/**
 * Reads device type, browser and operating system from a user agent string. Written by hand, because only a few values
 * are recorded and a library would be larger. The test checks real strings.
 * @param touchPoints distinguishes an iPad, which reports itself as a Mac, from a Mac, which has no touch screen
 */
export function readUserAgent(agent: string, touchPoints = 0): Agent {
  const isIpadAsMac = /Macintosh/.test(agent) && touchPoints > 1;
  return {
    deviceType: deviceOf(agent, isIpadAsMac),
    browser: browserOf(agent),
    os: osOf(agent, isIpadAsMac),
  };
}

function browserOf(agent: string): Agent['browser'] {
  if (/Edg(e|A|iOS)?\//.test(agent)) return 'edge';
  if (OTHERS.test(agent)) return 'unknown';
  if (/(Firefox|FxiOS)\//.test(agent) && !/Seamonkey/.test(agent)) return 'firefox';
  if (/(Chrome|Chromium|CriOS)\//.test(agent)) return 'chrome';
  // All WebKit browsers say Safari. Safari itself also says Version.
  return /Version\/[\d.]+.*Safari\//.test(agent) && !/Android/.test(agent) ? 'safari' : 'unknown';
}

function osOf(agent: string, isIpadAsMac: boolean): Agent['os'] {
  // Windows first, because Windows Phone also names the other systems.
  if (/Windows/.test(agent)) return 'windows';
  if (isIpadAsMac || /iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Macintosh|Mac OS X/.test(agent)) return 'macos';
  return /Linux|X11|CrOS/.test(agent) ? 'linux' : 'unknown';
}

function deviceOf(agent: string, isIpadAsMac: boolean): Agent['deviceType'] {
  if (isIpadAsMac || /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/.test(agent)) return 'tablet';
  // On Android, phones say Mobile and tablets don't.
  if (/Android/.test(agent) && !/Mobile/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone/.test(agent) ? 'mobile' : 'desktop';
}
