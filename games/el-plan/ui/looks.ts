/** Pictures and colours of tokens, processes, products, cards, events and businesses. */
import anchor from '@phosphor-icons/core/duotone/anchor-duotone.svg?raw';
import armchair from '@phosphor-icons/core/duotone/armchair-duotone.svg?raw';
import arrowsLeftRight from '@phosphor-icons/core/duotone/arrows-left-right-duotone.svg?raw';
import asteriskFill from '@phosphor-icons/core/fill/asterisk-fill.svg?raw';
import bellSimpleFill from '@phosphor-icons/core/fill/bell-simple-fill.svg?raw';
import binoculars from '@phosphor-icons/core/duotone/binoculars-duotone.svg?raw';
import bowlFood from '@phosphor-icons/core/duotone/bowl-food-duotone.svg?raw';
import buildings from '@phosphor-icons/core/duotone/buildings-duotone.svg?raw';
import calculator from '@phosphor-icons/core/duotone/calculator-duotone.svg?raw';
import certificate from '@phosphor-icons/core/duotone/certificate-duotone.svg?raw';
import chartLineDown from '@phosphor-icons/core/duotone/chart-line-down-duotone.svg?raw';
import chartLineUp from '@phosphor-icons/core/duotone/chart-line-up-duotone.svg?raw';
import chatCircleDots from '@phosphor-icons/core/duotone/chat-circle-dots-duotone.svg?raw';
import cloud from '@phosphor-icons/core/duotone/cloud-duotone.svg?raw';
import cloudCheck from '@phosphor-icons/core/duotone/cloud-check-duotone.svg?raw';
import compass from '@phosphor-icons/core/duotone/compass-duotone.svg?raw';
import confetti from '@phosphor-icons/core/duotone/confetti-duotone.svg?raw';
import copy from '@phosphor-icons/core/duotone/copy-duotone.svg?raw';
import cubeFill from '@phosphor-icons/core/fill/cube-fill.svg?raw';
import currencyDollarFill from '@phosphor-icons/core/fill/currency-dollar-fill.svg?raw';
import drone from '@phosphor-icons/core/duotone/drone-duotone.svg?raw';
import factory from '@phosphor-icons/core/duotone/factory-duotone.svg?raw';
import factoryFill from '@phosphor-icons/core/fill/factory-fill.svg?raw';
import flask from '@phosphor-icons/core/duotone/flask-duotone.svg?raw';
import forkKnife from '@phosphor-icons/core/duotone/fork-knife-duotone.svg?raw';
import globe from '@phosphor-icons/core/duotone/globe-duotone.svg?raw';
import graduationCap from '@phosphor-icons/core/duotone/graduation-cap-duotone.svg?raw';
import handCoins from '@phosphor-icons/core/duotone/hand-coins-duotone.svg?raw';
import handFist from '@phosphor-icons/core/duotone/hand-fist-duotone.svg?raw';
import handshake from '@phosphor-icons/core/duotone/handshake-duotone.svg?raw';
import hardHat from '@phosphor-icons/core/duotone/hard-hat-duotone.svg?raw';
import lightbulbFill from '@phosphor-icons/core/fill/lightbulb-fill.svg?raw';
import lightningFill from '@phosphor-icons/core/fill/lightning-fill.svg?raw';
import lightningSlash from '@phosphor-icons/core/duotone/lightning-slash-duotone.svg?raw';
import megaphone from '@phosphor-icons/core/duotone/megaphone-duotone.svg?raw';
import megaphoneFill from '@phosphor-icons/core/fill/megaphone-fill.svg?raw';
import mountains from '@phosphor-icons/core/duotone/mountains-duotone.svg?raw';
import newspaper from '@phosphor-icons/core/duotone/newspaper-duotone.svg?raw';
import orange from '@phosphor-icons/core/duotone/orange-duotone.svg?raw';
import packageFill from '@phosphor-icons/core/fill/package-fill.svg?raw';
import percent from '@phosphor-icons/core/duotone/percent-duotone.svg?raw';
import piggyBank from '@phosphor-icons/core/duotone/piggy-bank-duotone.svg?raw';
import plant from '@phosphor-icons/core/duotone/plant-duotone.svg?raw';
import printer from '@phosphor-icons/core/duotone/printer-duotone.svg?raw';
import receipt from '@phosphor-icons/core/duotone/receipt-duotone.svg?raw';
import recycle from '@phosphor-icons/core/duotone/recycle-duotone.svg?raw';
import robot from '@phosphor-icons/core/duotone/robot-duotone.svg?raw';
import scales from '@phosphor-icons/core/duotone/scales-duotone.svg?raw';
import shieldCheck from '@phosphor-icons/core/duotone/shield-check-duotone.svg?raw';
import shippingContainer from '@phosphor-icons/core/duotone/shipping-container-duotone.svg?raw';
import shoppingCart from '@phosphor-icons/core/duotone/shopping-cart-duotone.svg?raw';
import shovel from '@phosphor-icons/core/duotone/shovel-duotone.svg?raw';
import solarPanel from '@phosphor-icons/core/duotone/solar-panel-duotone.svg?raw';
import stack from '@phosphor-icons/core/duotone/stack-duotone.svg?raw';
import storefront from '@phosphor-icons/core/duotone/storefront-duotone.svg?raw';
import strategy from '@phosphor-icons/core/duotone/strategy-duotone.svg?raw';
import tShirt from '@phosphor-icons/core/duotone/t-shirt-duotone.svg?raw';
import toolbox from '@phosphor-icons/core/duotone/toolbox-duotone.svg?raw';
import tree from '@phosphor-icons/core/duotone/tree-duotone.svg?raw';
import trendDown from '@phosphor-icons/core/duotone/trend-down-duotone.svg?raw';
import truck from '@phosphor-icons/core/duotone/truck-duotone.svg?raw';
import truckFill from '@phosphor-icons/core/fill/truck-fill.svg?raw';
import umbrella from '@phosphor-icons/core/duotone/umbrella-duotone.svg?raw';
import userFill from '@phosphor-icons/core/fill/user-fill.svg?raw';
import usersThree from '@phosphor-icons/core/duotone/users-three-duotone.svg?raw';
import warehouse from '@phosphor-icons/core/duotone/warehouse-duotone.svg?raw';
import wrench from '@phosphor-icons/core/duotone/wrench-duotone.svg?raw';

export interface Look {
  readonly icon: string;
  readonly colour: string;
}
const look = (icon: string, colour: string): Look => ({ icon, colour });

/** W, $, E, idea, R, G, S: the seven things a stock counts. */
export const THINGS: readonly Look[] = [
  look(userFill, '#3f7d9c'),
  look(currencyDollarFill, '#2f8f4e'),
  look(lightningFill, '#b9790a'),
  look(lightbulbFill, '#b9790a'),
  look(cubeFill, '#9a6a3c'),
  look(packageFill, '#3580ae'),
  look(bellSimpleFill, '#9a55a0'),
];
/** P, L, M, wild. */
export const KINDS: readonly string[] = [factoryFill, truckFill, megaphoneFill, asteriskFill];
/** Experts, technology, infrastructure. */
export const DECK_COLOURS = ['#3f7d9c', '#2c7468', '#9a6812'] as const;

export const CARD_ICONS: Readonly<Record<string, string>> = {
  X01: chartLineUp,
  X02: calculator,
  X03: shieldCheck,
  X04: hardHat,
  X05: truck,
  X06: megaphone,
  X07: strategy,
  X08: handshake,
  X09: forkKnife,
  X10: certificate,
  X11: umbrella,
  X12: usersThree,
  T01: robot,
  T02: solarPanel,
  T03: printer,
  T04: drone,
  T05: chatCircleDots,
  T06: stack,
  T07: shoppingCart,
  T08: recycle,
  T09: copy,
  T10: cloud,
  T11: binoculars,
  T12: wrench,
  I01: flask,
  I02: warehouse,
  I03: toolbox,
  I04: shippingContainer,
  I05: storefront,
  I06: anchor,
  I07: receipt,
  I08: orange,
  I09: armchair,
  I10: factory,
  I11: buildings,
  I12: globe,
};
export const EVENT_ICONS: Readonly<Record<string, string>> = {
  EV01: plant,
  EV02: graduationCap,
  EV03: lightningSlash,
  EV04: chartLineDown,
  EV05: piggyBank,
  EV06: trendDown,
  EV07: mountains,
  EV08: handFist,
  EV09: newspaper,
  EV10: percent,
  EV11: scales,
  EV12: confetti,
  EV13: arrowsLeftRight,
  EV14: handCoins,
};
export const BUSINESS_ICONS: Readonly<Record<string, string>> = {
  RA: shovel,
  RB: tree,
  GA: tShirt,
  GB: bowlFood,
  SA: cloudCheck,
  SB: compass,
};

/** Cards are named after their deck: X, T, I. */
export function cardColour(id: string): string {
  return DECK_COLOURS['XTI'.indexOf(id[0] ?? 'X')] ?? DECK_COLOURS[0];
}
export function productColour(product: 'raw' | 'good' | 'service'): string {
  return THINGS[{ raw: 4, good: 5, service: 6 }[product]]!.colour;
}
