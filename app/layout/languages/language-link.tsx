import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { addressOf } from '#app/content/address.ts';
import { otherLanguages } from '#app/frame/language-choice.ts';
import { baseOf } from '#shared/language-base.ts';
import type { Language } from '#shared/language-settings.ts';
import type { InOtherLanguages } from '../details/addresses.server.ts';
import type { RouteHandle } from '../use-is-template.ts';

interface LanguageLinksProps {
  className?: string | undefined;
  /** In front of each name. */
  icon?: ReactNode;
}

/** Links to this page in the site's other languages, by their own names; none in a site of one. */
export function LanguageLinks({ className, icon }: LanguageLinksProps) {
  return otherLanguages.map((language) => (
    <LanguageLink key={language.code} language={language} className={className} icon={icon}>
      {language.name}
    </LanguageLink>
  ));
}

interface LanguageLinkProps {
  language: Language;
  className?: string | undefined;
  /** In front of the text, on the side where this page's lines begin. */
  icon?: ReactNode;
  /** The text of the link, in that language. */
  children: ReactNode;
}

/** A link to this page in another language, or to its home page where it has no such page. */
export function LanguageLink({ language, className, icon, children }: LanguageLinkProps) {
  const { code, direction } = language;
  const path = usePathIn(code);
  return (
    <a
      href={addressOf(path ?? '/', baseOf(code))}
      lang={code}
      hrefLang={code}
      className={className}
      data-language={path === undefined ? 'home' : 'page'}
    >
      {icon}
      <bdi dir={direction}>{children}</bdi>
    </a>
  );
}

/** Path of this page in another language; undefined where that has none. */
function usePathIn(code: string): string | undefined {
  const { pathname } = useLocation();
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined);
  if (handles.some((handle) => handle?.template || handle?.unknown)) return undefined;
  const { others } = (matches.at(-1)?.loaderData ?? {}) as InOtherLanguages;
  return others ? others[code] : pathname;
}
