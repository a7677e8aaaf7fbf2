import airplaneLanding from '@phosphor-icons/core/duotone/airplane-landing-duotone.svg?raw';
import airplaneTakeoff from '@phosphor-icons/core/duotone/airplane-takeoff-duotone.svg?raw';
import arrow from '@phosphor-icons/core/duotone/arrow-fat-lines-left-duotone.svg?raw';
import bank from '@phosphor-icons/core/duotone/bank-duotone.svg?raw';
import barcode from '@phosphor-icons/core/duotone/barcode-duotone.svg?raw';
import car from '@phosphor-icons/core/duotone/car-profile-duotone.svg?raw';
import certificate from '@phosphor-icons/core/duotone/certificate-duotone.svg?raw';
import chat from '@phosphor-icons/core/duotone/chat-circle-dots-duotone.svg?raw';
import clock from '@phosphor-icons/core/duotone/clock-countdown-duotone.svg?raw';
import cloud from '@phosphor-icons/core/duotone/cloud-duotone.svg?raw';
import crown from '@phosphor-icons/core/duotone/crown-duotone.svg?raw';
import mobile from '@phosphor-icons/core/duotone/device-mobile-duotone.svg?raw';
import drop from '@phosphor-icons/core/duotone/drop-half-duotone.svg?raw';
import eye from '@phosphor-icons/core/duotone/eye-duotone.svg?raw';
import fork from '@phosphor-icons/core/duotone/fork-knife-duotone.svg?raw';
import gavel from '@phosphor-icons/core/duotone/gavel-duotone.svg?raw';
import drives from '@phosphor-icons/core/duotone/hard-drives-duotone.svg?raw';
import hourglass from '@phosphor-icons/core/duotone/hourglass-medium-duotone.svg?raw';
import money from '@phosphor-icons/core/duotone/money-duotone.svg?raw';
import noteIcon from '@phosphor-icons/core/duotone/note-duotone.svg?raw';
import phone from '@phosphor-icons/core/duotone/phone-call-duotone.svg?raw';
import printer from '@phosphor-icons/core/duotone/printer-duotone.svg?raw';
import scales from '@phosphor-icons/core/duotone/scales-duotone.svg?raw';
import cart from '@phosphor-icons/core/duotone/shopping-cart-duotone.svg?raw';
import chance from '@phosphor-icons/core/duotone/shuffle-angular-duotone.svg?raw';
import train from '@phosphor-icons/core/duotone/train-duotone.svg?raw';
import chest from '@phosphor-icons/core/duotone/treasure-chest-duotone.svg?raw';
import umbrella from '@phosphor-icons/core/duotone/umbrella-duotone.svg?raw';
import userFocus from '@phosphor-icons/core/duotone/user-focus-duotone.svg?raw';
import userMinus from '@phosphor-icons/core/duotone/user-minus-duotone.svg?raw';
import wifi from '@phosphor-icons/core/duotone/wifi-high-duotone.svg?raw';
import seal from '@phosphor-icons/core/fill/seal-check-fill.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-fill.svg?raw';

export { gavel, seal, warning, certificate, bank };

/** The picture of a cell, by the id of its contract or penalty, or by its kind. */
const PICTURE: Readonly<Record<string, string>> = {
  PJ01: printer,
  PJ02: fork,
  PJ03: noteIcon,
  PJ04: mobile,
  PJ05: chat,
  PJ06: car,
  PJ07: cart,
  PJ08: airplaneTakeoff,
  PJ09: money,
  PJ10: barcode,
  PJ11: crown,
  PJ12: drives,
  PJ13: wifi,
  PJ14: phone,
  PJ15: userFocus,
  PJ16: eye,
  PJ17: cloud,
  PJ18: train,
  PJ19: drop,
  PJ20: airplaneLanding,
  PJ21: bank,
  PJ22: scales,
  audit: clock,
  clause: gavel,
  chance,
  chest,
  go: arrow,
  vacation: umbrella,
  wfa: hourglass,
  gotoWfa: userMinus,
};

export function picture(place: string): string {
  return PICTURE[place] ?? certificate;
}
