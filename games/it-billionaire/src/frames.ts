/** The frames of the agenda, made once: nothing in them ever changes. */
import { NONE } from '@boardroom/kernel';
import type { Frame } from './types.ts';

const SEATS = [0, 1, 2, 3, 4];
const perSeat = (kind: Frame['kind']): Frame[] => SEATS.map((seat) => ({ kind, seat }));
const single = (kind: Frame['kind']): Frame => ({ kind, seat: NONE });

export const ROUND = single('round');
export const UPKEEP = perSeat('upkeep');
export const FORCED_SALE = perSeat('forcedSale');
export const ORDER = single('order');
export const CHOOSING = single('choosing');
/** R29 Everybody chooses at the same time. */
export const CHOOSE = SEATS.map((seat): Frame => ({ kind: 'chooseActions', seat, together: true }));
export const LAID = single('laid');
export const EVENT = single('event');
/** `seat` is the zone. */
export const ZONE = [0, 1, 2].map((seat): Frame => ({ kind: 'zone', seat }));
export const VISIT = perSeat('visit');
export const DRAW_SECOND = perSeat('drawSecond');
export const ACCEPT = perSeat('acceptWork');
export const PAY_OUT = single('payOut');
