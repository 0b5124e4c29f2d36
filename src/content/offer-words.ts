/**
 * Every text that names the offer for first-time clients, grouped by page. No other text may name it. Each is a function of the
 * offer, or of undefined when it is off. Pages get the build's texts from `derived`, so that they load those alone. Open pages
 * get newer ones from `derived/offer-rows.ts`.
 */
import type { Offer } from '../../supabase/functions/_shared/offer-now.ts';
import { consultationInOffer, injectablesInOffer } from './offer-scope.ts';
import { offerTerms, ownTerms } from './offer-terms.ts';

type Current = Offer | undefined;

export const home = (offer: Current) => ({
  /** In the description for search engines. */
  sentence: offer ? `${offer.discount} off your first treatment. ` : '',
  discount: offer ? `${offer.discount} off for first-time clients` : '',
  text: offer
    ? `${offer.code ? 'Sign up for the code, or ask' : 'Ask'} for it when you come. It covers treatments, not products, memberships, packages or gift cards. ${injectablesInOffer()}`
    : 'Book a time that suits you, or sign up for our news.',
});

/** On the pages of services. */
export function firstVisit(offer: Current) {
  if (!offer) {
    const begins = 'Every first visit begins with a consultation, so each';
    const act = 'Book a time, or sign up for our news.';
    return {
      figure: '',
      inHero: '',
      text: `${begins} treatment suits you. ${act}`,
      injectables: {
        unit: `${begins} treatment suits you. Neurotoxins earn reward points. ${act}`,
        syringe: `${begins} injection suits you. ${act}`,
      },
    };
  }
  const off = `${offer.discount} off`;
  const code = offer.code ? 'Get the code by email, or ask at the desk.' : 'Ask for it at the desk.';
  return {
    figure: offer.discount,
    /** In the hero, after the price of a service that the offer covers. */
    inHero: `, with ${off} your first treatment`,
    text: `Enjoy ${off} your first treatment with us. ${consultationInOffer()} ${code}`,
    /** The same on a page with injectables that the offer leaves out, by what they are priced by. */
    injectables: {
      unit: `Neurotoxins earn reward points. If you’re new here, enjoy ${off} other treatments the first time we treat you. ${injectablesInOffer()} ${code}`,
      syringe: `Kybella is part of your welcome, like most of our menu: ${off} the first time we treat you. ${injectablesInOffer()} ${code}`,
    },
  };
}

/** Below every article. */
export const article = (offer: Current) => ({
  text: offer
    ? `First-time clients get ${offer.discount} off their first treatment. ${injectablesInOffer()} ${offer.code ? 'Sign up for the code, or book' : 'Book'} a time that suits you.`
    : 'Book a time that suits you, or sign up for news from the studio.',
});

export const popup = (offer: Current) => ({
  ...(offer
    ? {
        eyebrow: 'First visit',
        title: `${offer.discount} off your first treatment`,
        text: `It’s for first-time clients and covers treatments. ${injectablesInOffer()} Share your email for ${offer.code ? 'the code and its terms' : 'its terms'}.`,
        note: 'You’ll also get occasional news and offers. Unsubscribe with one click. See our [privacy policy](/privacy-policy).',
      }
    : {
        eyebrow: 'By email',
        title: 'A note now and then',
        text: 'Share your email, and we’ll write about new treatments, seasonal care and occasional offers.',
        note: 'Unsubscribe with one click. See our [privacy policy](/privacy-policy).',
      }),
  packages: `Share your email, and we’ll write when a package or a seasonal bundle opens.${offer ? ` New clients also get ${offer.code ? 'the code for' : `${offer.discount} off`} their first treatment.` : ''}`,
});

export const memberships = (offer: Current) => ({
  tiers: `All three cover the same services. On a $250 facial, Revive saves you $50, and your third one has paid for the year. From there, no other tier saves you as much. If you plan to spend less, ${offer ? 'our first-time offer or ' : ''}a package may be the better value.`,
  combined: offer
    ? `The first-time offer covers treatments. ${injectablesInOffer()} You can’t combine it with a membership, and points can’t be combined with promotions. If two offers could apply, we use the one that’s better for you. See [Points & Rewards](/rewards).`
    : 'You can’t combine it with another promotion, nor can points. If two offers could apply, we use the one that’s better for you. See [Points & Rewards](/rewards).',
});

export const policies = (offer: Current) => ({
  heading: offer ? 'First-time offer and promotions' : 'Promotions',
  terms: offer
    ? `The offer is ${offer.discount} off your first treatment. ${offerTerms.terms.join(' ')} ${ownTerms(offer)} Signing up for our emails is a convenient way to hear about it and is never a condition of the offer or of being treated. Other promotions carry their own dates and conditions.`
    : 'Promotions carry their own dates and conditions. Signing up for our emails is never a condition of being treated.',
  signUp: `*A sign-up* (the ${offer ? 'first-time offer' : 'sign-up window'}, the subscribe boxes and the email about virtual consultations): your email address, which box you used and the time.`,
  mail: `to send the welcome email${offer ? ' with the first-time offer' : ''}, or the one about virtual consultations if you asked for it, and, now and then, news and offers, until you unsubscribe;`,
});

/** All of them, for what has to find or to replace each. */
export const allWords = (offer: Current) => ({
  home: home(offer),
  firstVisit: firstVisit(offer),
  article: article(offer),
  popup: popup(offer),
  memberships: memberships(offer),
  policies: policies(offer),
});
