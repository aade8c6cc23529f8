import { chooseLanguage } from '@polar-meridian/contract';
import { readStored, writeStored } from '../storage/browserStorage';
import { languageStorageKey } from './languages';

type Visit = {
  /** Path of the address, with its language prefix if it has one. */
  pathname: string;
  /** What local storage holds, whoever wrote it. */
  stored: string | null;
  /** The browser's languages in order of preference, such as `de-AT`. */
  preferred: readonly string[];
  /** Accepted language codes, the one of unprefixed addresses first. */
  languages: readonly string[];
  /** {@link chooseLanguage}, handed in because nothing imported reaches the inlined script. */
  choose: typeof chooseLanguage;
  /** Start of the unprefixed paths that open in one language, and that language. */
  forced: { readonly pathStart: string; readonly language: string };
};

type Decision = { language: string; pathname: string };

/**
 * Decides the language of a visit: forced page, prefixed address, stored choice, browser, page.
 * Anything but an accepted code is ignored. Runs inlined before first paint, hence plain functions and no imports inside.
 * @returns the language to store and the path to show; the same path means stay
 */
export function decideLanguage(visit: Visit): Decision {
  const fallback = visit.languages[0] as string;
  const parts = visit.pathname.split('/');
  const prefix = visit.languages.indexOf(parts[1] as string) > 0 ? (parts[1] as string) : '';
  const original = prefix ? '/' + parts.slice(2).join('/') : visit.pathname;
  const addressed = function (language: string): string {
    const path = original === '/' ? '' : original;
    return (language === fallback ? path : '/' + language + path) || '/';
  };
  if (original.indexOf(visit.forced.pathStart) === 0 && visit.languages.indexOf(visit.forced.language) >= 0) {
    return { language: visit.forced.language, pathname: addressed(visit.forced.language) };
  }
  if (prefix) return { language: prefix, pathname: visit.pathname };
  const stored = visit.stored !== null && visit.languages.indexOf(visit.stored) >= 0 ? visit.stored : '';
  const language = stored || visit.choose(visit.preferred, visit.languages) || fallback;
  return { language: language, pathname: language === fallback ? visit.pathname : addressed(language) };
}

/**
 * The script that runs before first paint: goes to the visitor's language and stores it.
 * @param languages accepted language codes, the one of unprefixed addresses first
 * @param forced see {@link decideLanguage}
 */
export const languageDecisionScript = (languages: readonly string[], forced: Visit['forced']): string =>
  // Who comes from another page of the site has chosen the language of the address, although a browser without storage does not know it.
  `(function(){var k='${languageStorageKey}';var s=(${readStored.toString()})('local',k)||` +
  `(document.referrer.indexOf(location.origin+'/')?null:${JSON.stringify(languages[0])});` +
  `var d=(${decideLanguage.toString()})({pathname:location.pathname,stored:s,preferred:navigator.languages||[],` +
  `choose:${chooseLanguage.toString()},` +
  `languages:${JSON.stringify(languages)},forced:${JSON.stringify(forced)}});` +
  `(${writeStored.toString()})('local',k,d.language);` +
  `if(d.pathname!==location.pathname)location.replace(d.pathname+location.search+location.hash)})()`;
