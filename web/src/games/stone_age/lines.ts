/** Lines of the score sheet in the colours of what they name. */
export const LINES: Record<string, string> = {
  green_first_set: "#5f7f34",
  green_second_set: "#93b06a",
  score_track: "#8d2f45",
  farmers: "#d9a404",
  toolmakers: "#7a8a99",
  builders: "#a8793f",
  shamans: "#8a6db1",
  resources: "#c4552d",
};
