import type { TeamMember } from './team.schema.ts';

/** Invented people; the portraits are illustrations and say so. */
export const team = [
  {
    key: 'founder',
    name: 'Maren Solis',
    title: 'Founder and Medical Aesthetician',
    photo: 'team-founder',
    alt: 'Illustrated portrait of Maren Solis, founder and medical aesthetician',
    line: 'Reads skin the way others read a room, and writes the plan you take home.',
  },
  {
    key: 'nurse',
    name: 'Noelle Ashford, RN',
    title: 'RN and Aesthetic Specialist',
    photo: 'team-nurse',
    alt: 'Illustrated portrait of Noelle Ashford, registered nurse and aesthetic specialist',
    line: 'Places each injection and every laser pass with a light, practiced hand.',
  },
  {
    key: 'surgeon',
    name: 'Dr. Elias Marchetti',
    title: 'Plastic Surgeon and Medical Director',
    photo: 'team-surgeon',
    alt: 'Illustrated portrait of Dr. Elias Marchetti, plastic surgeon and medical director',
    line: 'Reviews our protocols and is there for the questions that need a physician.',
  },
] satisfies TeamMember[];
