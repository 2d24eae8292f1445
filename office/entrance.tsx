import { useEffect, useState } from 'react';
import { withAddedPages } from './added-pages.ts';
import { App } from './app.tsx';
import { siteTexts } from './check.ts';
import { SignedOut } from './hosts/backend.ts';
import { github } from './hosts/github.ts';
import { gitlab } from './hosts/gitlab.ts';
import { local } from './hosts/local.ts';
import { keepToken, keptToken, tokenOfCode } from './hosts/sign-in.ts';
import { useTexts } from './language.ts';
import type { Site } from './model.ts';
import { SignIn } from './sign-in.tsx';
import type { Shared } from './site.ts';

/** Opens the files of this machine at once; those at a git host, once somebody is signed in there. */
export function Entrance() {
  const texts = useTexts();
  const [site, setSite] = useState<Site>();
  const [token, setToken] = useState(keptToken);
  const [shared, setShared] = useState<Shared>();
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    loadSite().then(async (loaded) => {
      const found = loaded.git && (await tokenOfCode(loaded.git));
      if (found) setToken(found);
      setSite(loaded);
    });
  }, []);

  useEffect(() => {
    if (!site || (site.git && !token)) return;
    const backend = !site.git
      ? local
      : (site.git.host === 'gitlab' ? gitlab : github)(site.git, token ?? '');
    const refresh = async () => {
      const [now, texts] = await Promise.all([loadSite(), siteTexts()]);
      setShared({ site: withAddedPages(now), backend, texts, refresh });
    };
    // The first form tells whether the key is accepted.
    backend.read(['content/company.yaml']).then(
      () => {
        keepToken(token);
        return refresh();
      },
      (error) => {
        setRefused(error instanceof SignedOut);
        if (error instanceof SignedOut) setToken(undefined);
      },
    );
  }, [site, token]);

  if (!site) return <p role="status">{texts.loading}</p>;
  if (site.git && !token)
    return <SignIn git={site.git} site={site} isRefused={isRefused} onSignIn={setToken} />;
  if (!shared) return <p role="status">{texts.loading}</p>;
  const signOut = () => {
    keepToken(undefined);
    setShared(undefined);
    setToken(undefined);
  };
  return <App shared={shared} onSignOut={site.git && signOut} />;
}

async function loadSite(): Promise<Site> {
  const response = await fetch('/office/site.json', { cache: 'no-cache' });
  return response.json();
}
