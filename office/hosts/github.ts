import type { GitHost } from '../model.ts';
import {
  type Backend,
  base64Of,
  bytesOf,
  type Change,
  ChangedElsewhere,
  json,
  request,
  type Texts,
  textOfBase64,
} from './backend.ts';

/** A file as GitHub and Gitea answer it. */
interface Content {
  content: string;
  sha: string;
}

interface Commit {
  sha: string;
  commit: { author: { name: string; date: string } };
}

/** A repository at GitHub, or at Gitea, which answers the same. */
export function github(git: GitHost, token: string): Backend {
  const headers = { authorization: `token ${token}` };
  const repository = `${git.api}/repos/${git.repository}`;
  const contentOf = (path: string, version: string) =>
    request<Content>(`${repository}/contents/${path}?ref=${encodeURIComponent(version)}`, {
      headers,
    });

  /** What is at the host, if nobody has changed it. */
  async function unchanged({ path, was }: Change, version: string): Promise<Content | undefined> {
    const content = await contentOf(path, version);
    if ((content && textOfBase64(content.content)) === was) return content;
    throw new ChangedElsewhere();
  }

  async function commit(changes: readonly Change[], message: string): Promise<void> {
    const ref = await request<{ object: { sha: string } }>(
      `${repository}/git/ref/heads/${git.branch}`,
      { headers },
    );
    const head = ref?.object.sha ?? '';
    await Promise.all(changes.map((change) => unchanged(change, head)));
    const additions = changes.map(async (change) => ({
      path: change.path,
      contents: await base64Of(change),
    }));
    const input = {
      branch: { repositoryNameWithOwner: git.repository, branchName: git.branch },
      expectedHeadOid: head,
      message: { headline: message },
      fileChanges: { additions: await Promise.all(additions) },
    };
    const answer = await request<{ errors?: unknown }>(
      git.api.replace(/(?:\/v3)?$/, '/graphql'),
      json({ query: COMMIT, variables: { input } }, headers),
    );
    // Somebody has pushed in between.
    if (answer?.errors) throw new ChangedElsewhere();
  }

  async function commitAtGitea(changes: readonly Change[], message: string): Promise<void> {
    const files = changes.map(async (change) => {
      const sha = (await unchanged(change, git.branch))?.sha;
      const operation = sha ? 'update' : 'create';
      return { operation, path: change.path, sha, content: await base64Of(change) };
    });
    const body = { branch: git.branch, message, files: await Promise.all(files) };
    await request(`${repository}/contents`, json(body, headers));
  }

  return {
    async read(paths, version = git.branch) {
      const texts = paths.map(async (path) => {
        const content = await contentOf(path, version);
        return [path, content && textOfBase64(content.content)] as const;
      });
      return Object.fromEntries(await Promise.all(texts)) satisfies Texts;
    },
    save: git.host === 'gitea' ? commitAtGitea : commit,
    async versions([path = '']) {
      const query = new URLSearchParams({ path, sha: git.branch });
      const commits = await request<Commit[]>(`${repository}/commits?${query}`, { headers });
      return (commits ?? []).map(({ sha, commit: { author } }) => ({
        id: sha,
        at: new Date(author.date),
        author: author.name,
      }));
    },
    async picture(path, upload) {
      if (upload) return upload;
      const folder = git.host === 'gitea' ? 'raw' : 'contents';
      return bytesOf(`${repository}/${folder}${path}?ref=${encodeURIComponent(git.branch)}`, {
        ...headers,
        accept: 'application/vnd.github.raw+json, */*',
      });
    },
  };
}

const COMMIT =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
