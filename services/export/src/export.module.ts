import { DatabaseModule } from '@casewright/database';
import { type DynamicModule, Module } from '@nestjs/common';

@Module({})
export class ExportModule {
  static forDatabase(url: string): DynamicModule {
    return {
      module: ExportModule,
      imports: [
        DatabaseModule.forService({
          url,
          schema: 'export',
          applicationName: 'casewright-export',
          entities: [],
          migrations: [],
        }),
      ],
    };
  }
}
