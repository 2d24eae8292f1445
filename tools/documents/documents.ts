import { globSync, readFileSync } from 'node:fs';
import { lexer, type Token, type TokensList, walkTokens } from 'marked';
import { PROGRAM, programPath } from '#tools/program-path.ts';

/** Paths of all documents. */
export const documents = globSync(['*.md', 'desk/*.md', 'docs/**/*.md'], { cwd: PROGRAM });

/** Those that say what to do; decisions say what was done. */
export const guides = documents.filter((file) => !file.includes('decisions'));

/** All tokens of a document, nested ones too. */
export function tokensOf(file: string): Token[] {
  const tokens: Token[] = [];
  const document: TokensList = lexer(readFileSync(programPath(file), 'utf8'));
  walkTokens(document, (token) => void tokens.push(token));
  return tokens;
}
