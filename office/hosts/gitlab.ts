import type { GitHost } from '../model.ts';
import {
  type Backend,
  base64Of,
  bytesOf,
  ChangedElsewhere,
  json,
  request,
  textOfBase64,
} from './backend.ts';

interface Content {
  content: string;
  last_commit_id: string;
}

interface Commit {
  id: string;
  author_name: string;
  created_at: string;
}

/** A repository at GitLab. */
export function gitlab(git: GitHost, token: string): Backend {
  const headers = { authorization: `Bearer ${token}` };
  const repository = `${git.api}/projects/${encodeURIComponent(git.repository)}/repository`;
  const contentOf = (path: string, ref: string) =>
    request<Content>(
      `${repository}/files/${encodeURIComponent(path)}?${new URLSearchParams({ ref })}`,
      { headers },
    );
  return {
    async read(paths, version = git.branch) {
      const texts = paths.map(async (path) => {
        const content = await contentOf(path, version);
        return [path, content && textOfBase64(content.content)] as const;
      });
      return Object.fromEntries(await Promise.all(texts));
    },
    async save(changes, message) {
      const actions = changes.map(async (change) => {
        const found = await contentOf(change.path, git.branch);
        if ((found && textOfBase64(found.content)) !== change.was) throw new ChangedElsewhere();
        return {
          action: found ? 'update' : 'create',
          file_path: change.path,
          last_commit_id: found?.last_commit_id,
          encoding: 'base64',
          content: await base64Of(change),
        };
      });
      const body = {
        branch: git.branch,
        commit_message: message,
        actions: await Promise.all(actions),
      };
      await request(`${repository}/commits`, json(body, headers));
    },
    async versions([path = '']) {
      const query = new URLSearchParams({ path, ref_name: git.branch });
      const commits = await request<Commit[]>(`${repository}/commits?${query}`, { headers });
      return (commits ?? []).map(({ id, author_name, created_at }) => ({
        id,
        at: new Date(created_at),
        author: author_name,
      }));
    },
    async picture(path, upload) {
      if (upload) return upload;
      const file = encodeURIComponent(path.slice(1));
      const query = new URLSearchParams({ ref: git.branch });
      return bytesOf(`${repository}/files/${file}/raw?${query}`, headers);
    },
  };
}
