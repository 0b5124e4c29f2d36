import { ask, each, jsonOf, statusOf, type Check, type Target } from './target.ts';

const HIDDEN_TABLES = ['inquiries', 'qr_analytics', 'email_subscribers', 'staff'];
/** Rows that pass the rights of a visitor and break a rule of the table, so that nothing is stored. */
const IMPOSSIBLE_ROWS = {
  inquiries: { email: 'check-site@example.com', message: '' },
  qr_analytics: { qr_code: '' },
};

export const keyed = ({ publishableKey, site }: Target) => ({
  apikey: publishableKey,
  origin: site,
  'content-type': 'application/json',
});

export const publishableKey: Check = {
  name: 'publishable key',
  async run(target) {
    const { publishableKey: key, backend } = target;
    if (key.startsWith('sb_secret_'))
      return {
        problems: [
          '/config.json gives every visitor a secret key: replace the key in Supabase now, then build with the publishable one',
        ],
      };
    const response = await ask(`${backend}/rest/v1/inquiries?select=id&limit=1`, { headers: keyed(target) });
    const { message } = await jsonOf(response);
    // A key that is not known is refused before the table is.
    const isUnknown = response.status === 401 && /api key/i.test(String(message));
    return {
      problems: isUnknown
        ? [`${backend} does not know the key in /config.json: set VITE_SUPABASE_PUBLISHABLE_KEY`]
        : [],
    };
  },
};

export const visitorsReadNothing: Check = {
  name: 'visitors read nothing',
  async run(target) {
    const problems = await each(HIDDEN_TABLES, async (table) => {
      const status = await statusOf(`${target.backend}/rest/v1/${table}?limit=1`, { headers: keyed(target) });
      if (status === 401 || status === 403) return [];
      return [
        status === 200
          ? `Everybody may read the table ${table}: npm run deploy, then revoke what was granted by hand`
          : `The table ${table} answers ${status}: npm run deploy`,
      ];
    });
    return { problems };
  },
};

export const visitorsInsert: Check = {
  name: 'visitors add inquiries and scans',
  async run(target) {
    const problems = await each(Object.entries(IMPOSSIBLE_ROWS), async ([table, row]) => {
      const response = await ask(`${target.backend}/rest/v1/${table}`, {
        method: 'POST',
        headers: { ...keyed(target), prefer: 'return=minimal' },
        body: JSON.stringify(row),
      });
      const { code } = await jsonOf(response);
      // Class 23: a rule of the table, after all rights.
      if (String(code).startsWith('23')) return [];
      return [
        code === '42501'
          ? `Visitors may not add to ${table}: npm run deploy, and add back what was revoked by hand`
          : `A row for ${table} gets ${response.status} ${String(code ?? '')}: npm run deploy`,
      ];
    });
    return { problems };
  },
};

export const functions: Check = {
  name: 'functions',
  async run(target) {
    const names = target.files.functions;
    const problems = await each(names, async (name) => {
      const response = await ask(`${target.backend}/functions/v1/${name}`, {
        method: 'POST',
        headers: keyed(target),
        body: '{}',
      });
      const reply = await jsonOf(response);
      // A refusal in our own words.
      if ([400, 401].includes(response.status) && reply['success'] === false) return [];
      return [`The function ${name} answers ${response.status}: ${adviceFor(response.status, name, target)}`];
    });
    return { problems, note: names.join(', ') };
  },
};

function adviceFor(status: number, name: string, { site }: Target): string {
  if (status === 403) return `npx supabase secrets set SITE_URL=${site}`;
  if (status === 401) return 'it asks for a JWT; deploy it with supabase/config.toml (verify_jwt = false)';
  if (status === 404) return `npm run deploy -- --again functions (${name} is missing)`;
  return 'read its log in the dashboard, which names a malformed secret';
}

/** Whether what clients answer by mail comes into the desk. Without an address for that, it goes to the staff's mailbox. */
export const answers: Check = {
  name: 'answers by mail',
  async run(target) {
    const response = await ask(`${target.backend}/functions/v1/receive-email`, { headers: keyed(target) });
    const { receives } = await jsonOf(response);
    if (typeof receives !== 'boolean')
      return {
        problems: [`receive-email answers ${response.status}: npm run deploy -- --again functions`],
      };
    return {
      problems: [],
      note: receives ? 'they come into the desk' : 'they go to the mailbox of the staff',
    };
  },
};

export const films: Check = {
  name: 'films',
  async run(target) {
    const names = target.files.films;
    const problems = await each(names, async (film) => {
      const link = await ask(`${target.backend}/functions/v1/film-link`, {
        method: 'POST',
        headers: keyed(target),
        body: JSON.stringify({ film }),
      });
      const { signedUrl } = await jsonOf(link);
      if (typeof signedUrl !== 'string')
        return [`The film ${film} has no link (${link.status}): npm run deploy -- --again films`];
      const status = await statusOf(`${target.backend}/storage/v1${signedUrl}`, {
        headers: { range: 'bytes=0-99' },
      });
      return status === 206 || status === 200
        ? []
        : [`The film ${film} answers ${status}: npm run deploy -- --again films`];
    });
    return { problems, note: `${names.length} files` };
  },
};

export const auth: Check = {
  name: 'sign-in',
  async run(target) {
    const ask1 = (path: string, headers = {}) =>
      ask(`${target.backend}/auth/v1/${path}`, { headers: { ...keyed(target), ...headers } });
    const user = await ask1('user', { authorization: 'Bearer check-site' });
    await user.body?.cancel();
    if (![401, 403].includes(user.status))
      return {
        problems: [`Auth answers ${user.status}: the staff cannot sign in; turn Auth on in Supabase`],
      };
    const response = await ask1('settings');
    // The local server offers nothing but sessions.
    if (response.status === 404) return { problems: [], note: 'sessions only' };
    const { disable_signup: isClosed, external } = await jsonOf(response);
    const { email } = (external ?? {}) as { email?: boolean };
    return {
      problems: [
        ...(isClosed === true
          ? []
          : ['Everybody may sign up: npx supabase config push (enable_signup = false in [auth])']),
        ...(email === true
          ? []
          : ['The provider email is off, so Auth makes no sessions: npx supabase config push']),
      ],
    };
  },
};
