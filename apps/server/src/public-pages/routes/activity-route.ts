import { defaultLanguage } from '@dehesa/domain/languages';
import { PublicActivityInput } from '@dehesa/domain/activities';
import { readPublicActivity } from '@dehesa/services/activities';
import { idIn, type PageRequest, type PageRoutes } from '../page-kit';

/** `/actividad/{url}` (U30). */
export const activityRoute: PageRoutes = (app, { deps, services, options, common, sendShared }) => {
  app.get('/actividad/:slug', options, (request: PageRequest, reply) =>
    sendShared(request, reply, async () => {
      const { shared } = await common(request, reply);
      const asked = PublicActivityInput.safeParse({
        slug: request.params.slug,
        language: shared.language,
        collaboratorId: idIn(request.query.colaborador) ?? idIn(request.query.c),
      });
      const [first] = shared.languages;
      const unnamed = first === defaultLanguage ? {} : { unnamed: first };
      const activity = asked.success ? await readPublicActivity(services, asked.data) : null;
      return activity === null
        ? { ...shared, kind: 'notFound' }
        : { ...shared, kind: 'activity', activity: { ...activity, ...unnamed }, now: deps.clock.now().toISOString() };
    }),
  );
};
