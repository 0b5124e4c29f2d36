/**
 * The people whom this device has entered and the server does not know yet. What follows about them is sent after them: the
 * server takes it for a change of something erased otherwise. Likewise a change of the site that follows another one, which the
 * server would refuse.
 */
let ids: ReadonlySet<string> = new Set();

export const expectLead = (id: string): void => void (ids = new Set([...ids, id]));
export const isOnItsWay = (id: string): boolean => ids.has(id);
export const setOnTheirWay = (waiting: Iterable<string>): void => void (ids = new Set(waiting));
