import { z } from 'zod';
import { filmPath, focus, photographPath } from './image';

/** A film at the video host, shown as our own still until it is started. */
export const hostedFilm = z.strictObject({
  videoId: z
    .string()
    .regex(/^([\w-]{11})?$/, "must be the video host's id of 11 characters, or empty")
    .describe("the video host's id, 11 characters; empty plays our own film instead"),
  poster: photographPath().describe('path of the still shown before the film starts, relative to this file'),
  focus: focus().describe('point of the still that stays in view, "left% top%"'),
  minutes: z.int().min(1).max(60).describe('length of the film in whole minutes'),
});

/** Our own silent film behind a hero. */
export const backgroundFilm = z.strictObject({
  webm: filmPath('webm').describe('path of the film as WebM, relative to this file'),
  mp4: filmPath('mp4').optional().describe('path of the same film as MP4, for browsers without WebM'),
});

export type HostedFilm = z.infer<typeof hostedFilm>;
export type BackgroundFilm = z.infer<typeof backgroundFilm>;
