import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Problem } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';
import { setMe } from '../queries.ts';
import { finishAccount } from './account.ts';
import styles from './entrance.module.css';

/** Signs in and goes to the page that was asked for, or resolves to the error. */
export async function loadAccount({ request }: LoaderFunctionArgs): Promise<Response | Error> {
  try {
    const { me, href } = await finishAccount(new URL(request.url).search);
    setMe(me);
    return redirect(href);
  } catch (error) {
    return error as Error;
  }
}

/** Why the company's account did not sign in. */
export function AccountPage() {
  const { signIn: texts } = useTexts();
  return (
    <main className={styles.entrance}>
      <title>{texts.title}</title>
      <h1 className={styles.title}>{texts.title}</h1>
      <Problem error={useLoaderData()} />
      <Link to="/">{texts.action}</Link>
    </main>
  );
}
