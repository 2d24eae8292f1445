import type { PostData } from './post-data.server.ts';
import type { PostState } from './post-state.ts';

/** What a post's page shows: everything, or only what the link to it carried. */
export type ShownPost = PostState & Partial<PostData>;
