import { z } from 'zod';
import { origin } from '#shared/mail-settings.ts';

/** `office` of content/site.yaml: the repository that the editor at /office writes to. */
export const officeSettings = z
  .strictObject({
    /** The kind of git host. Forgejo, such as Codeberg, is `gitea`. */
    host: z.enum(['github', 'gitlab', 'gitea']),
    /** Its address, unless it is github.com, gitlab.com or gitea.com. */
    address: origin(
      'expected the address of the git host, such as "https://git.example.com"',
    ).exactOptional(),
    /** The repository with its owner or group. */
    repository: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)+$/, {
      error: 'expected an owner and a name, such as "office/website"',
    }),
    /** The branch that is published. */
    branch: z.string().regex(/^\S+$/, { error: 'expected the name of a branch, such as "main"' }),
    /** GitLab, Gitea: id of the application "OAuth with PKCE" on the host. Without it, people sign in by a token. */
    application: z.string().min(1).exactOptional(),
    /** GitHub: address of an OAuth server. Without it, people sign in by a token. */
    signIn: origin('expected the address of an OAuth server').exactOptional(),
  })
  .refine(({ host, repository }) => host === 'gitlab' || repository.split('/').length === 2, {
    path: ['repository'],
    error: 'expected one owner and a name, such as "office/website"',
  });

export type OfficeSettings = z.infer<typeof officeSettings>;
