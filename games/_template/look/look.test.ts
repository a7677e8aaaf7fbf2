import { describeLook } from '@boardroom/texts/testing';
import { readFileSync } from 'node:fs';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import en from '../texts/en.json' with { type: 'json' };
import { look } from './index.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
describeLook(game, { classic }, en, look, { rules, variants: { rich: { coins: 20 } } });
