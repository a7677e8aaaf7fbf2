import type { OwnData, Template, TrainerView } from '@boardroom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { NO_LIMITS } from '../limits.ts';
import { describeBoth } from '../testing/both.ts';
import { openClass, USUAL } from '../testing/class.ts';
import { guest, must } from '../testing/guest.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

describeBoth('templates of classes', (database) => {
  let built: Built;
  beforeAll(async () => {
    const limits = { ...NO_LIMITS, templatesPerPerson: 2 };
    built = await buildApp({ storage: await database.open(), catalogue, limits });
  });
  afterAll(() => built.close());

  test('a class is kept as a template and set up again, as often as one likes', async () => {
    const room = await openClass(built.app, { team: { size: 2 } });
    const { trainer } = room;
    const { settings } = await room.view();
    const kept = must(await trainer.post<Template>('/api/me/templates', settings));
    expect(kept).toMatchObject({ title: 'Global teams', game: 'lots' });
    const again = must(await trainer.post<TrainerView>('/api/workshops', kept.settings));
    expect(again.settings).toEqual(settings);
    expect(again.code).not.toBe(room.code);
    must(await trainer.put(`/api/me/templates/${kept.id}`, { ...USUAL, title: 'Another' }));
    must(await trainer.post('/api/me/templates', USUAL));
    const list = async () =>
      must(await trainer.get<{ templates: Template[] }>('/api/me/templates')).templates;
    expect((await list()).map(({ title }) => title).toSorted()).toEqual([
      'Another',
      'Global teams',
    ]);
    expect((await trainer.post('/api/me/templates', USUAL)).body.code).toBe('too-many');
    const bad = { ...USUAL, game: 'chess' };
    expect((await trainer.put(`/api/me/templates/${kept.id}`, bad)).body.code).toBe('no-game');
    expect((await trainer.post('/api/me/templates', { ...USUAL, odd: 1 })).status).toBe(400);
  });

  test('a template is its owner’s, told to them, and goes with them', async () => {
    const [tess, eve] = [await guest(built.app, 'Tess'), await guest(built.app, 'Eve')];
    const { id } = must(await tess.post<Template>('/api/me/templates', USUAL));
    const at = `/api/me/templates/${id}`;
    expect((await eve.put(at, USUAL)).body.code).toBe('no-template');
    expect((await eve.del(at)).body.code).toBe('no-template');
    const data = must(await tess.get<OwnData>('/api/me/export'));
    expect(data.templates).toMatchObject([{ title: 'Global teams' }]);
    must(await tess.del('/api/me'));
    expect(await built.services.storage.templatesOf(tess.id)).toEqual([]);
    const { id: other } = must(await eve.post<Template>('/api/me/templates', USUAL));
    must(await eve.del(`/api/me/templates/${other}`));
    expect(await built.services.storage.templatesOf(eve.id)).toEqual([]);
  });
});
