import { minify_sync } from 'terser';
import { browserSignal } from '../../outbox/browser-signal.ts';

/**
 * The only inline script of a page; its hash stands in the content security policy, so it is the same on every
 * page and reads what differs from the JSON beside it.
 *
 * It holds the application back until the largest picture has painted (a phone on a weak line then spends its
 * bytes on what the visitor sees; where pages come from the device, until the first paint), and starts it at once
 * when the visitor touches anything. What is pressed or submitted before the page is live is remembered and done
 * afterwards: nothing typed early is lost. Every script is asked for until it is here, and none is imported before:
 * with a failed import the form would stay dead. After a failure it asks past the cache, which may hold a 404 from
 * the middle of a deployment.
 *
 * At the address of a scanned QR code the host serves the destination's page (`src/site/qr-pages.ts`). The script
 * notes the scan where tracking is allowed (`src/outbox/consent.ts` says when; the application puts the note into the
 * outbox, now or at the next visit) and goes on at once: to the page's own address, or after 100 ms to another site.
 * A note goes to two places, in the background: a killed browser loses local storage that it has not flushed, and a
 * page that is left loses what the database has not committed (`src/outbox/notes.ts`).
 *
 * The link in a mail leads to the unsubscribe page with a token. The script takes it out of the address before
 * anything else, or it would reach the referrer of what is opened or sent from there, and hands it to the
 * application. The history entry keeps it for a reload.
 */
const source = `(function () {
  var d = document, w = window, started = false, early = null;
  if (/^\\/unsubscribe\\/?$/.test(location.pathname)) {
    w.unsubscribeQuery = location.search || (history.state && history.state.query);
    if (location.search) history.replaceState({ query: location.search }, '', location.pathname);
  }
  var data = JSON.parse(d.getElementById('boot').textContent);
  var nav = performance.getEntriesByType('navigation')[0];
  if (location.hash || (nav && nav.type !== 'navigate')) d.documentElement.setAttribute('data-laid-out', '');
  var n = navigator, l = location, isControlled = !!(n.serviceWorker && n.serviceWorker.controller);
  var signal = ${browserSignal.toString()};
  function note(name, text) {
    try { localStorage.setItem(name, text); } catch (e) {}
    var open = indexedDB.open('notes');
    open.onupgradeneeded = function () { open.result.createObjectStore('notes'); };
    open.onsuccess = function () {
      var db = open.result, t = db.transaction('notes', 'readwrite', { durability: 'strict' });
      t.objectStore('notes').put(text, name);
      if (t.commit) t.commit();
      db.close();
    };
  }
  var code = /^\\/qrcode\\/([^/]*)\\/?$/.exec(l.pathname);
  if (code) {
    try {
      if (!signal(n, w) && localStorage.getItem('privacy-choice') !== 'opt-out')
        note('scan:' + crypto.randomUUID(), JSON.stringify({
          code: code[1], search: l.search, referrer: d.referrer.split(/[?#]/)[0], at: new Date().toISOString()
        }));
    } catch (e) {}
    d.documentElement.dataset.scan = '';
    if (data.to) setTimeout(function () { l.replace(data.to); }, 100);
    else if (data.path) history.replaceState(null, '', data.path + l.search + l.hash);
  }
  function link(rel, href) {
    var t = d.createElement('link');
    t.rel = rel; t.href = href;
    return d.head.appendChild(t);
  }
  // Until it is here; only then is it imported. Chromium asks again for a module that failed, the others never do.
  function bring(url, pause, cache) {
    function again() {
      return new Promise(function (go) { setTimeout(go, pause); }).then(function () {
        return bring(url, Math.min(pause * 2, 15000), 'reload');
      });
    }
    if (cache || !n.userAgentData)
      return fetch(url, { cache: cache || 'default' }).then(function (r) {
        if (!r.ok) throw r;
        return r.arrayBuffer();
      }).catch(again);
    return new Promise(function (here) {
      var t = link('modulepreload', url);
      t.onload = here;
      t.onerror = function () { t.remove(); here(again()); };
    });
  }
  function fonts() { if (data.late) { link('stylesheet', data.late); data.late = ''; } }
  function start() {
    if (started) return;
    started = true;
    var chunks = data.chunks.concat(data.entry);
    var here = chunks.map(function (url) { return bring(url, 500); });
    // One script per task: between two of them the browser can answer a tap.
    (function next(i) {
      if (i < chunks.length)
        here[i].then(function () { return import(chunks[i]); }).then(function () { setTimeout(next, 0, i + 1); });
    })(0);
    fonts();
  }
  function onEarly(e) {
    start();
    var t = e.target;
    if (e.type === 'submit') { e.preventDefault(); early = function () { t.requestSubmit(); }; }
    else if (e.type === 'click' && t.closest) {
      var b = t.closest('button:not([type=submit], [popovertarget])');
      if (b) early = function () { if (b.isConnected) b.click(); };
    }
  }
  var kinds = ['submit', 'click', 'keydown', 'pointerdown', 'focusin'];
  kinds.forEach(function (k) { d.addEventListener(k, onEarly, true); });
  w.addEventListener('app:live', function () {
    kinds.forEach(function (k) { d.removeEventListener(k, onEarly, true); });
    if (early) early();
  }, { once: true });
  function soon() { requestAnimationFrame(function () { setTimeout(start, 0); }); }
  function painted(then) {
    var done = false;
    function once() { if (!done) { done = true; then(); } }
    try {
      new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
      setTimeout(once, 1000);
    } catch (e) { once(); }
  }
  if (data.to) start();
  else if (isControlled) painted(soon);
  else if (d.readyState === 'complete') soon();
  else { w.addEventListener('load', soon); setTimeout(start, 8000); }
})();`;

/** As it stands in every page, so every byte counts. */
export const bootScript = minify_sync(source, { ecma: 2020 }).code!;
