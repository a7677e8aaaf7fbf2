/** Templates: how a trainer wants classes to be, kept to set them up again. */
import { z } from 'zod';
import { moment } from './basics.ts';
import { newWorkshop } from './workshops.ts';

export const templateId = z.string().regex(/^[A-Za-z0-9_-]{4,24}$/);
export const newTemplate = newWorkshop.omit({ key: true });

export const template = z.object({
  id: templateId,
  title: z.string(),
  game: z.string(),
  updated: moment,
  settings: newTemplate.describe('Sent to POST /api/workshops, they set such a class up.'),
});
export type Template = z.infer<typeof template>;
export const templates = z.object({ templates: z.array(template) });
