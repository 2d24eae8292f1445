// Navigation state of projects (spec §2.3).
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { slug } from '#app/content/slug.ts';
import { projectOf, readProjects } from './content.server.ts';
import { projectState, projectStateSchema } from './project-state.ts';

test('§2.3 the link to every project carries id, title, thumbnail and description', () => {
  for (const project of readProjects()) {
    const state = projectState(project);
    expect(Object.keys(state)).toEqual(['id', 'title', 'thumbnail', 'description']);
    // The browser's history stores a structured clone.
    expect(z.parse(projectStateSchema, structuredClone(state))).toEqual(state);
  }
});

test('§2.3 a project is found by the slug of its title', () => {
  for (const { record } of readProjects()) {
    expect(projectOf(decodeURIComponent(slug(record.title)))?.record).toEqual(record);
  }
  expect(projectOf('no-such-project')).toBeUndefined();
});
