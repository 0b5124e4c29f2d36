import type { TeamMember } from './team.schema.ts';

/** Invented people. Their portraits are illustrations, and the alternative texts say so. */
export const team = [
  {
    key: 'founder',
    name: 'Maren Solis',
    title: 'Founder and Medical Aesthetician',
    photo: 'team-founder',
    alt: 'Illustrated portrait of Maren Solis, founder and medical aesthetician',
    summary: 'A licensed esthetician who reads skin the way others read a room.',
  },
  {
    key: 'nurse',
    name: 'Noelle Ashford, RN',
    title: 'RN and Aesthetic Specialist',
    photo: 'team-nurse',
    alt: 'Illustrated portrait of Noelle Ashford, registered nurse and aesthetic specialist',
    summary: 'Gives every injection and laser treatment with a light, practiced hand.',
  },
  {
    key: 'surgeon',
    name: 'Elias Marchetti, MD',
    title: 'Plastic Surgeon and Medical Director',
    photo: 'team-surgeon',
    alt: 'Illustrated portrait of Dr. Elias Marchetti, plastic surgeon and medical director',
    summary: 'Sets our medical standards and answers the questions that need a physician.',
  },
] satisfies TeamMember[];

/** The founder's line, on the home and About pages. */
export const founderLine = {
  quote: 'I want you to leave looking like yourself after a very good night’s sleep.',
  name: 'Maren Solis',
};
