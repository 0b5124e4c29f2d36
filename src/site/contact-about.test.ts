import { describe, expect, it } from 'vitest';
import { contactAbout, serviceAskedAbout } from './contact-about.ts';

describe('the address of the contact form with a service chosen', () => {
  it('names the service and leads to the form', () => {
    expect(contactAbout('head-spa')).toBe('/contact?service=head-spa#message');
  });

  it('is read back', () => {
    expect(serviceAskedAbout(new URL(contactAbout('head-spa'), 'https://a.example').search)).toBe('head-spa');
    expect(serviceAskedAbout('')).toBeNull();
    expect(serviceAskedAbout('?utm_source=poster')).toBeNull();
  });
});
