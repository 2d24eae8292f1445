import { commands } from '../commands/commands.ts';
import { readConfig } from '../config.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { content, storedIn, type TestDesk } from './desk.ts';

/** Runs a command as the command line does, in this process. */
export function operator(env: Record<string, string>, now = Date.now()) {
  const config = readConfig(env);
  return async (
    name: string,
    words: string[] = [],
    options: Record<string, string | true> = {},
  ) => {
    const command = commands[name];
    if (!command) throw new Error(`There is no command ${name}`);
    let printed = '';
    const { text, json } = await command.run({
      words,
      option: (option) => options[option] as string | undefined,
      flag: (option) => options[option] === true,
      config,
      content,
      now,
      progress: () => undefined,
      async write(text) {
        printed += text;
      },
      withStore: (access, use) => withStoreBeside(config, access, use),
    });
    return { text: printed + text, json };
  };
}

/** The newest submission of a form. */
export async function idOf(desk: TestDesk, form: string) {
  return String((await storedIn(desk.dataDir)).find((each) => each.form === form)?.id);
}
