type Variables = Record<string, string>;
export function step(name: string, command: string, args: string[]): Promise<void>;
export function jest(name: string, args?: string[], env?: Variables): Promise<void>;
export function playwright(name: string, args?: string[], env?: Variables): Promise<void>;
export function finish(): never;
