import { LANGUAGE } from '#contract/language.ts';
import { posts } from './schemas/posts.ts';
import { yamlReader } from './yaml-reader.server.ts';

export const readPosts = yamlReader(`content/${LANGUAGE}/posts.yaml`, posts);
