import { DatabaseModule } from '@casewright/database';
import { type DynamicModule, Module } from '@nestjs/common';

@Module({})
export class AnalysisModule {
  static forDatabase(url: string): DynamicModule {
    return {
      module: AnalysisModule,
      imports: [
        DatabaseModule.forService({
          url,
          schema: 'analysis',
          applicationName: 'casewright-analysis',
          entities: [],
          migrations: [],
        }),
      ],
    };
  }
}
