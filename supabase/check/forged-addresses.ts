import type { SiteCheck } from '../functions/_shared/rpc.ts';
import { askWithKey, post } from './secret-key.ts';
import { jsonOf, type Check } from './target.ts';

/** An address that nobody has (RFC 5737). */
const FORGED = '203.0.113.77';
const ADDRESS_HEADERS = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'true-client-ip'];

/** Flood limits count by address. If a client could choose its address, it would have no limit. */
export const forgedAddresses = (secretKey: string | undefined): Check => ({
  name: 'forged visitor addresses',
  async run(target) {
    if (secretKey === undefined)
      return { problems: [], skipped: 'set SUPABASE_SECRET_KEY to forge an address' };
    const askDatabase = askWithKey(secretKey);
    const problems: string[] = [];
    for (const header of ADDRESS_HEADERS) {
      const forged = { [header]: FORGED };
      const { caller, visitorHeader } = await askDatabase(target, forged).catch(refusedByHost);
      if (caller === FORGED)
        problems.push(
          `The database believes the ${header} of a client (${visitorHeader}): correct private.visitor_header, see supabase/README.md`,
        );
      const sweep = await post(
        `${target.backend}/functions/v1/send-inquiry-email`,
        secretKey,
        { sweep: true },
        forged,
      );
      const { visitor } = await jsonOf(sweep);
      if (visitor === FORGED)
        problems.push(
          `The functions believe the ${header} of a client: correct the secret VISITOR_ADDRESS, see supabase/README.md`,
        );
    }
    return { problems };
  },
});

/** Cloudflare refuses requests that name its own header: nothing is believed then. */
const refusedByHost = (): Pick<SiteCheck, 'caller' | 'visitorHeader'> => ({
  caller: null,
  visitorHeader: '',
});
