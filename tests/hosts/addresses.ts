import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/site/paths.ts';

/** Addresses of each kind: pages, files, moved pages, codes, the desk, and what is not there. */
export function addresses(dist: string): string[] {
  const first = (folder: string, pattern: RegExp) =>
    `/${folder}/${readdirSync(join(dist, folder))
      .toSorted()
      .find((name) => pattern.test(name))}`;
  return [
    paths.home,
    paths.contact,
    `${paths.contact}?utm_source=mail`,
    `${paths.contact}/`,
    '/Contact',
    '/CONTACT?a=1',
    '/contact/index.html',
    '/index.html',
    paths.services,
    paths.service('head-spa'),
    paths.service('no-such-service'),
    paths.service('japanese-head-spa'),
    paths.aftercareOf('head-spa'),
    paths.article('spmu-aftercare-guide'),
    paths.memberships,
    paths.bundles,
    `${paths.bundles}?utm_source=card`,
    `${paths.bundles}/`,
    paths.unsubscribe,
    `${paths.unsubscribe}?token=x`,
    paths.privacy,
    paths.qrCode('bag'),
    paths.qrCode('BAG'),
    paths.qrCode('no-such-code'),
    '/staff',
    '/staff/inquiries/1',
    '/staff/person',
    first('staff-files', /\.js$/),
    '/staff-files/none.js',
    '/staff-sw.js',
    '/sw.js',
    '/sw-outbox.js',
    first('assets', /\.js$/),
    first('assets', /\.css$/),
    '/assets/none.js',
    first('pictures', /\.avif$/),
    '/pictures/none.avif',
    first('fonts', /\.woff2$/),
    '/fonts/none.woff2',
    first('offline', /\.txt$/),
    first('icons', /\.png$/),
    '/manifest.webmanifest',
    '/robots.txt',
    paths.sitemapXml,
    '/favicon.svg',
    '/favicon.ico',
    '/no-such-page',
    '/no/such/page',
  ];
}
