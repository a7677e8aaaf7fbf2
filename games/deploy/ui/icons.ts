/** Phosphor icons of this game. */
import coinsFill from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import starFill from '@phosphor-icons/core/fill/star-fill.svg?raw';
import userFill from '@phosphor-icons/core/fill/user-fill.svg?raw';
import cloudFill from '@phosphor-icons/core/fill/cloud-fill.svg?raw';
import drivesFill from '@phosphor-icons/core/fill/hard-drives-fill.svg?raw';
import flagFill from '@phosphor-icons/core/fill/flag-pennant-fill.svg?raw';
import checkFill from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import warningFill from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import storeFill from '@phosphor-icons/core/fill/storefront-fill.svg?raw';
import tote from '@phosphor-icons/core/duotone/tote-duotone.svg?raw';
import coffee from '@phosphor-icons/core/duotone/coffee-duotone.svg?raw';
import cart from '@phosphor-icons/core/duotone/shopping-cart-simple-duotone.svg?raw';
import arrows from '@phosphor-icons/core/duotone/arrows-left-right-duotone.svg?raw';
import trash from '@phosphor-icons/core/duotone/trash-simple-duotone.svg?raw';
import train from '@phosphor-icons/core/duotone/train-simple-duotone.svg?raw';
import cap from '@phosphor-icons/core/duotone/graduation-cap-duotone.svg?raw';
import star from '@phosphor-icons/core/duotone/star-duotone.svg?raw';
import files from '@phosphor-icons/core/duotone/files-duotone.svg?raw';
import factory from '@phosphor-icons/core/duotone/factory-duotone.svg?raw';
import warehouse from '@phosphor-icons/core/duotone/warehouse-duotone.svg?raw';
import path from '@phosphor-icons/core/duotone/truck-duotone.svg?raw';
import bagShop from '@phosphor-icons/core/duotone/shopping-bag-duotone.svg?raw';
import flask from '@phosphor-icons/core/duotone/flask-duotone.svg?raw';
import palette from '@phosphor-icons/core/duotone/palette-duotone.svg?raw';
import plugs from '@phosphor-icons/core/duotone/plugs-connected-duotone.svg?raw';
import kanban from '@phosphor-icons/core/duotone/kanban-duotone.svg?raw';
import storefront from '@phosphor-icons/core/duotone/storefront-duotone.svg?raw';
import certificate from '@phosphor-icons/core/duotone/certificate-duotone.svg?raw';
import wrench from '@phosphor-icons/core/duotone/wrench-duotone.svg?raw';
import article from '@phosphor-icons/core/duotone/article-duotone.svg?raw';
import barcode from '@phosphor-icons/core/duotone/barcode-duotone.svg?raw';
import robot from '@phosphor-icons/core/duotone/robot-duotone.svg?raw';
import scales from '@phosphor-icons/core/duotone/scales-duotone.svg?raw';
import gauge from '@phosphor-icons/core/duotone/gauge-duotone.svg?raw';
import lightning from '@phosphor-icons/core/duotone/lightning-duotone.svg?raw';
import chart from '@phosphor-icons/core/duotone/chart-line-up-duotone.svg?raw';
import analyst from '@phosphor-icons/core/duotone/magnifying-glass-plus-duotone.svg?raw';
import type { Area, DeployEvent, Kind, Spot } from '../src/types.ts';

export const icon = {
  coins: coinsFill,
  star: starFill,
  user: userFill,
  cloud: cloudFill,
  drives: drivesFill,
  flag: flagFill,
  check: checkFill,
  warning: warningFill,
  store: storeFill,
  tote,
  coffee,
  arrows,
};

export const SPOT_ICON: Readonly<Record<Spot, string>> = {
  ADD: cart,
  MOVE: arrows,
  REMOVE: trash,
  DEPLOY: train,
  DEVELOP: cap,
  BVP: star,
};

export const AREA_ICON: Readonly<Record<Area, string>> = {
  administration: files,
  manufacturing: factory,
  warehousing: warehouse,
  logistics: path,
  sales: bagShop,
  research: flask,
};

export const KIND_ICON: Readonly<Record<Kind, string>> = {
  ANALYST: analyst,
  DESIGNER: palette,
  INTEGRATOR: plugs,
  PLANNER: kanban,
  RE_SELL: storefront,
  SAM: certificate,
  SPECIALIST: wrench,
  TECH_WRITER: article,
  ASSET_CONTROL: barcode,
  AUTOMATION_BLUE: robot,
  AUTOMATION_YELLOW: robot,
  AUTOMATION_PURPLE: robot,
  REBALANCE: scales,
  MONITORING: gauge,
  ON_DEMAND: lightning,
  OPTIMISATION: chart,
};

/** Before log lines that are nobody's. */
export const EVENT_ICON: Readonly<Partial<Record<DeployEvent['type'], string>>> = {
  revealed: kanban,
  refreshed: kanban,
  market: storeFill,
  tileShown: cap,
  tileGone: cap,
  restacked: cap,
};
