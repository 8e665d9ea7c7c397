/** The keywords that the schema of a profile uses; any other keyword fails the check, so that none is ignored. */
const IGNORED = new Set(['$schema', '$id', 'title', 'description', 'examples', 'default']);

type Schema = Readonly<Record<string, unknown>>;

/** Where a value breaks a JSON Schema, as paths; empty when it does not. Knows only what the profile's schema uses. */
export function violations(schema: Schema, value: unknown, path = '$'): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    if (IGNORED.has(keyword)) return [];
    switch (keyword) {
      case 'type':
        return typeOf(value) === rule ? [] : [path];
      case 'enum':
        return isList(rule) && rule.includes(value) ? [] : [path];
      case 'pattern':
        return typeof value !== 'string' || new RegExp(String(rule)).test(value) ? [] : [path];
      case 'minimum':
        return typeof value !== 'number' || value >= Number(rule) ? [] : [path];
      case 'minItems':
        return !isList(value) || value.length >= Number(rule) ? [] : [path];
      case 'items':
        return isList(value) && isSchema(rule)
          ? value.flatMap((item, at) => violations(rule, item, `${path}[${at}]`))
          : [];
      case 'required':
        return isSchema(value) && isList(rule) && !rule.every((key) => String(key) in value) ? [path] : [];
      case 'anyOf':
        return isList(rule) && rule.some((part) => isSchema(part) && violations(part, value, path).length === 0)
          ? []
          : [path];
      case 'additionalProperties':
        return isSchema(value)
          ? Object.keys(value)
              .filter((key) => !(key in propertiesOf(schema)))
              .map((key) => `${path}.${key}`)
          : [];
      case 'properties':
        return isSchema(value) ? known(schema, value, path) : [];
      default:
        throw new Error(`the check does not know the keyword ${keyword}`);
    }
  });
}

function known(schema: Schema, value: Schema, path: string): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([key, part]) =>
    key in value && isSchema(part) ? violations(part, value[key], `${path}.${key}`) : [],
  );
}

/** The part of a schema for a path of a profile. */
export function schemaAt(schema: Schema, path: string): Schema | undefined {
  return path.split('.').reduce<Schema | undefined>((at, key) => {
    const objects = [at, ...(isList(at?.['anyOf']) ? at['anyOf'] : [])].filter(isSchema);
    const found = objects.map((part) => propertiesOf(part)[key]).find((part) => part !== undefined);
    return isSchema(found) ? found : undefined;
  }, schema);
}

const propertiesOf = (schema: Schema): Schema => (isSchema(schema['properties']) ? schema['properties'] : {});

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return isList(value) ? 'array' : typeof value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !isList(value);
}
