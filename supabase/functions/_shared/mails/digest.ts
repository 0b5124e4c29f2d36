/** An inquiry that is still 'new'. */
export interface DigestInquiry {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly service: string | null;
  readonly message: string;
  /** The message was cut; the database has all of it. */
  readonly shortened: boolean;
  readonly suspected: boolean;
  readonly arrivedAt: Date;
}

/** One mail about a day, or about several if none could be sent before. The lists may hold less than the counts. */
export interface Digest {
  /** The first and the last day, as ISO dates in the time zone of the business. */
  readonly since: string;
  readonly day: string;
  /** When this mail is written: the age of an inquiry counts up to here. */
  readonly writtenAt: Date;
  /** Everything that is open, whenever it came. */
  readonly inquiryCount: number;
  readonly suspectedCount: number;
  /** The last digest listed the same inquiries. */
  readonly unchanged: boolean;
  /** Oldest first. */
  readonly inquiries: readonly DigestInquiry[];
  readonly signUpCount: number;
  readonly signUps: readonly { email: string; source: string; returning: boolean; suspected: boolean }[];
  readonly unsubscribedCount: number;
  readonly scanCount: number;
  /** How many different codes were scanned. */
  readonly codeCount: number;
  /** `place`: where the code is printed. */
  readonly scans: readonly { code: string; place: string; visits: number }[];
}
