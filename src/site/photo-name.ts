const PREFIX = 'photo-';

/** The name of the picture that the build makes of a photograph of a case. @param id the SHA-256 of the file */
export const photoName = (id: string): string => `${PREFIX}${id.slice(0, 16)}`;

export const isPhotoName = (name: string): boolean => name.startsWith(PREFIX);
