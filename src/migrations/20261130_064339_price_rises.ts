import { migrationOf } from './statements/migration-of'
import statements from './statements/price_rises.json' with { type: 'json' }

export const { up, down } = migrationOf(statements)
