import { z } from 'zod';
import { origin } from '#shared/mail-settings.ts';

/** `office` of content/site.yaml: the repository that the editor at /office writes to. */
export const officeSettings = z
  .strictObject({
    host: z
      .enum(['github', 'gitlab', 'gitea'])
      .meta({ hint: 'The kind of git host. Forgejo, such as Codeberg, is "gitea".' }),
    address: origin('expected the address of the git host, such as "https://git.example.com"')
      .exactOptional()
      .meta({ hint: 'Its address, unless it is github.com, gitlab.com or gitea.com.' }),
    repository: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, {
        error: 'expected an owner and a name, such as "office/website"',
      })
      .meta({ hint: 'The repository with its owner or group.' }),
    branch: z
      .string()
      .regex(/^\S+$/, { error: 'expected the name of a branch, such as "main"' })
      .meta({ hint: 'The branch that is published.' }),
    application: z.string().min(1).exactOptional().meta({
      hint: 'GitLab, Gitea: id of the application "OAuth with PKCE" on the host. Without it, people sign in by a token.',
    }),
    signIn: origin('expected the address of an OAuth server')
      .exactOptional()
      .meta({ hint: 'GitHub: address of an OAuth server. Without it, people sign in by a token.' }),
    preview: origin('expected the address of a preview, such as "https://preview.example.com"')
      .exactOptional()
      .meta({
        hint: 'Address of a preview of the branch, where the office sees what it has saved before it is published.',
      }),
    inbox: origin('expected the address of the inbox, such as "https://www.example.com"')
      .exactOptional()
      .meta({ hint: 'Address of the inbox, if the office publishes the site from there.' }),
  })
  .refine(({ host, repository }) => host === 'gitlab' || repository.split('/').length === 2, {
    path: ['repository'],
    error: 'expected one owner and a name, such as "office/website"',
  });

export type OfficeSettings = z.infer<typeof officeSettings>;
