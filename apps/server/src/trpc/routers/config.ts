import { MessageListInput } from '@dehesa/domain/messages';
import { readMapTiles, readPublicConfiguration } from '@dehesa/services/configuration';
import { listMessages, readMessage } from '@dehesa/services/messages';
import { z } from 'zod';
import { publicProcedure, router, signedInProcedure } from '../init';
import { database } from './config/database';
import { inbox } from './config/inbox';
import { legalTexts } from './config/legal-texts';
import { mail } from './config/mail';
import { personalData } from './config/personal-data';
import { secondFactor } from './config/second-factor';
import { settings } from './config/settings';
import { templates } from './config/templates';
import { web } from './config/web';

const MessageId = z.object({ id: z.number().int().positive() });

/** The installation and its log of messages. */
export const config = router({
  public: publicProcedure.query(({ ctx }) => readPublicConfiguration(ctx.services)),
  database,
  inbox,
  legalTexts,
  mail,
  personalData,
  secondFactor,
  settings,
  templates,
  web,
  mapTiles: signedInProcedure.query(({ ctx }) => readMapTiles(ctx.services)),
  messages: router({
    list: signedInProcedure.input(MessageListInput).query(({ ctx, input }) => listMessages(ctx.services, input)),
    byId: signedInProcedure.input(MessageId).query(({ ctx, input }) => readMessage(ctx.services, input)),
  }),
});
