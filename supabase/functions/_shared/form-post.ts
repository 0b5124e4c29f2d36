/** Posts of native forms: what a browser sends if the site's script is missing, blocked or broken. */
import { MAX_BODY_BYTES, readBytes } from './respond.ts';

/** Percent-encoding turns a byte into three. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/** The fields of a form by name. The first of two with one name counts; files are ignored. */
export type FormValues = Readonly<Record<string, string>>;

/** Whether the body is a form's, in one of the two encodings that a browser uses. */
export const isForm = (request: Request): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers.get('content-type') ?? '',
  );

/** The form in the request, with line breaks as the page's script sends them. */
export async function readForm(request: Request): Promise<FormValues | 'too_large' | 'malformed'> {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (bytes === null) return 'too_large';
  try {
    const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
    const entries = [...(await new Response(bytes, { headers }).formData())].reverse();
    return Object.fromEntries(
      entries.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.replace(/\r\n?/g, '\n')]] : [],
      ),
    );
  } catch {
    return 'malformed';
  }
}
