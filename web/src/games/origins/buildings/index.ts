/** The buildings of Origins as small architecture, each told apart by its outline. */
import type { Shape } from "../../kit";
import { BLUE } from "./blue";
import { ORANGE } from "./orange";
import { PLAIN } from "./plain";
import { PURPLE } from "./purple";
import { RED } from "./red";
import { YELLOW } from "./yellow";

export const BUILDINGS: Record<string, Shape[]> = {
  ...BLUE,
  ...YELLOW,
  ...RED,
  ...ORANGE,
  ...PURPLE,
  ...PLAIN,
};
