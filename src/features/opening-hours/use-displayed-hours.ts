import { displayedHours } from '../../content/derived/displayed-hours.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';

/** The weekly hours as visitors read them: those of the build, until the page knows newer ones. */
export const useDisplayedHours = () => useSiteSettings(({ weekly }) => weekly) ?? displayedHours;
