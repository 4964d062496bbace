import { VERSION } from '@casewright/platform';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** `/api/openapi.json` and its reading room, `/api/docs`. */
export function serveOpenApi(app: INestApplication, productName: string): void {
  const description = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion(VERSION)
    .setDescription('Every error has the same envelope. All tool routes need the session cookie.')
    .addCookieAuth('__Host-casewright_session')
    .build();
  SwaggerModule.setup(
    'api/docs',
    app,
    () => SwaggerModule.createDocument(app, description, { autoTagControllers: false }),
    {
      jsonDocumentUrl: 'api/openapi.json',
      customSiteTitle: `${productName} API`,
    },
  );
}
