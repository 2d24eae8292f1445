// Spec 2.3, 9: what links to projects carry, and how their descriptions are cut.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readProjects } from '#app/content/project-details.server.ts';
import { slug } from '#app/content/slug.ts';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { projectUnder } from './project-data.server.ts';
import { projectState, projectStateSchema } from './project-state.ts';

test('§2.3 the link to every project carries id, title, thumbnail and description', () => {
  for (const project of readProjects()) {
    const state = projectState(project);
    expect(Object.keys(state)).toEqual(['id', 'title', 'thumbnail', 'description']);
    // As the browser's history keeps it.
    expect(z.parse(projectStateSchema, structuredClone(state))).toEqual(state);
  }
});

test('§2.3 a project is found under the slug of its title', () => {
  for (const { record } of readProjects()) {
    expect(projectUnder(decodeURIComponent(slug(record.title)))?.record).toEqual(record);
  }
  expect(projectUnder('no-such-project')).toBeUndefined();
});

test('§9 every description is split before 250 at the end of a sentence, and shown whole', () => {
  for (const { description } of readProjects()) {
    const [first, second] = splitDescription(description, 250, 900);
    expect(first).toMatch(/\.$/);
    expect(first.length).toBeGreaterThan(150);
    expect(`${first} ${second}`).toBe(description);
  }
});
