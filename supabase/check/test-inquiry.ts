import { randomUUID } from 'node:crypto';
import { serviceHeaders } from '../functions/_shared/database.ts';
import { ask, jsonOf, statusOf, type Check } from './target.ts';

/**
 * Sends an inquiry as a visitor's device does, and erases it again if a secret key is there. The staff get a mail that
 * says what it is.
 * @param email whose address the inquiry has; a confirmation may arrive there
 * @param secretKey undefined: the inquiry stays
 */
export const testInquiry = (email: string, secretKey: string | undefined): Check => ({
  name: 'test inquiry',
  async run({ site, backend, publishableKey }) {
    const id = randomUUID();
    const headers = { apikey: publishableKey, origin: site, 'content-type': 'application/json' };
    const row = {
      id,
      email,
      full_name: 'Test of the website',
      message: 'This is a test that check-site has sent. Nobody has to answer it.',
      form_source: 'check-site',
    };
    const insert = await ask(`${backend}/rest/v1/inquiries`, {
      method: 'POST',
      headers: { ...headers, prefer: 'return=minimal' },
      body: JSON.stringify(row),
    });
    if (insert.status !== 201)
      return { problems: [`It was not stored (${insert.status} ${String((await jsonOf(insert))['code'])})`] };
    const reply = await jsonOf(
      await ask(`${backend}/functions/v1/send-inquiry-email`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ id }),
      }),
    );
    const problems =
      reply['emailSent'] === true
        ? []
        : [`It is stored, but no mail has left (${String(reply['code'])}): check SMTP_URL or MAIL_HTTP_URL`];
    if (secretKey === undefined)
      return { problems, note: `It stands in the desk: erase ${email} there, or give SUPABASE_SECRET_KEY` };
    const erased = await statusOf(`${backend}/rest/v1/inquiries?id=eq.${id}`, {
      method: 'DELETE',
      headers: serviceHeaders(secretKey),
    });
    return {
      problems:
        erased < 300
          ? problems
          : [...problems, `It was not erased again (${erased}): erase ${email} in the desk`],
    };
  },
});
