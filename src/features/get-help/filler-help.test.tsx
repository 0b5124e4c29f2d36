import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { business } from '../../content/business.ts';
import { getHelp } from '../../content/get-help.ts';

afterEach(() => {
  vi.doUnmock('../../content/business.ts');
  vi.resetModules();
});

it('says where to go at night and that the studio holds the medicine, while there is no number', async () => {
  const { FillerHelp } = await import('./filler-help.tsx');
  const { signs, closed } = getHelp.filler;
  expect(renderToStaticMarkup(<FillerHelp topics={['filler']} />)).toContain(`${signs} ${closed}`);
  expect(getHelp.filler.closed).toMatch(/emergency room.*hyaluronidase/);
  expect(renderToStaticMarkup(<FillerHelp topics={['burn']} />)).toBe('');
});

it('shows the number once the owner has one', async () => {
  const afterHoursPhone = '(949) 555-0143';
  vi.doMock('../../content/business.ts', () => ({ business: { ...business, afterHoursPhone } }));
  vi.resetModules();
  const { FillerHelp } = await import('./filler-help.tsx');
  const html = renderToStaticMarkup(<FillerHelp topics={['filler']} />);
  expect(html).toContain('href="tel:+19495550143"');
  expect(html).toContain(afterHoursPhone.replace(' ', '\u00a0'));
  expect(html).toContain(`${getHelp.filler.signs} ${getHelp.filler.onCall}`);
});
