import { expect, it } from 'vitest';
import { readUserAgent } from './user-agent.ts';

/** User agent strings of the named browsers. The last column is `navigator.maxTouchPoints`. */
const table: [name: string, expected: string, agent: string, touchPoints?: number][] = [
  [
    'Chrome on Windows',
    'desktop chrome windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on Windows with a touch screen',
    'desktop chrome windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    10,
  ],
  [
    'Edge on Windows',
    'desktop edge windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.86',
  ],
  [
    'the old Edge',
    'desktop edge windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36 Edge/18.19582',
  ],
  [
    'Firefox on Windows',
    'desktop firefox windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Safari on a Mac',
    'desktop safari macos',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1.1 Safari/605.1.15',
    0,
  ],
  [
    'Safari on an iPad, which calls itself a Mac',
    'tablet safari ios',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1.1 Safari/605.1.15',
    5,
  ],
  [
    'Chrome on a Mac',
    'desktop chrome macos',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Firefox on a Mac',
    'desktop firefox macos',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Firefox on Linux',
    'desktop firefox linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Chrome on a Chromebook',
    'desktop chrome linux',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Safari on an iPhone',
    'mobile safari ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1.1 Mobile/15E148 Safari/604.1',
    5,
  ],
  [
    'Chrome on an iPhone',
    'mobile chrome ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox on an iPhone',
    'mobile firefox ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15',
  ],
  [
    'Edge on an iPhone',
    'mobile edge ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/604.1',
  ],
  [
    'an iPad that says so',
    'tablet safari ios',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Instagram on an iPhone',
    'mobile unknown ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B91 Instagram 359.0.0.30.89 (iPhone15,2; iOS 18_1_1; en_US; en; scale=3.00; 1179x2556; 668018440)',
  ],
  [
    'the Google app on an iPhone',
    'mobile unknown ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/345.0.701306633 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an Android phone',
    'mobile chrome android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    5,
  ],
  [
    'Chrome on an Android tablet',
    'tablet chrome android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    5,
  ],
  [
    'Edge on Android',
    'mobile edge android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.2903.70',
  ],
  [
    'Firefox on Android',
    'mobile firefox android',
    'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0',
  ],
  [
    'Firefox on an Android tablet',
    'tablet firefox android',
    'Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0',
  ],
  [
    'Samsung Internet, which is not Chrome',
    'mobile unknown android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera on Windows',
    'desktop unknown windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0',
  ],
  [
    'the browser of old Android',
    'mobile unknown android',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us; GT-I9505 Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  [
    'a Kindle Fire',
    'tablet chrome android',
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/131.1.1 like Chrome/131.0.6778.39 Safari/537.36',
  ],
  [
    'a crawler',
    'mobile unknown android',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  ['nothing at all', 'desktop unknown unknown', ''],
];

it.each(table)('%s is %s', (_name, expected, agent, touchPoints = 0) => {
  const { deviceType, browser, os } = readUserAgent(agent, touchPoints);
  expect(`${deviceType} ${browser} ${os}`).toBe(expected);
});
