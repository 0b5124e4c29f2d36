/** The name of the picture that the build makes of a photograph of a case. @param id the SHA-256 of the file */
export const photoName = (id: string): string => `photo-${id.slice(0, 16)}`;
