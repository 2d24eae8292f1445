import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#app/ui/button/button.tsx';
import { Hindrance } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';
import { startAccount, waysQuery } from './account.ts';

/** Leads to the company's own accounts, if they sign in. */
export function AccountButton() {
  const { signIn: texts } = useTexts();
  const { data: ways } = useQuery(waysQuery);
  const starting = useMutation({ mutationFn: startAccount });
  if (!ways?.account) return null;
  return (
    <>
      <Button variant="secondary" loading={starting.isPending} onClick={() => starting.mutate()}>
        {texts.account}
      </Button>
      <Hindrance to={starting} />
    </>
  );
}
