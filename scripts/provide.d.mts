export function provide(name: string, debianPackages: string, places: string[]): void;
