/** How an edition is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Lots } from '../../src/index.ts';
import messages from './messages.en.json' with { type: 'json' };

export const studio: Studio<Lots> = {
  messages: { en: messages },
  parts: [{ id: 'lots', fields: ['lots'] }],
};
