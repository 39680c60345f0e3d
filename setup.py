"""Compiles the cores, all or none. Without a C compiler the same files run interpreted.

MOONSAGA_CORES=auto         compile; if that fails, say so in one line and go on (the default)
               compiled     compile; a failure is an error
               checked      compile into build/checked, array bounds checked by the C compiler; a failure is an error
               interpreted  compile nothing

`python setup.py build_ext --inplace` puts the extensions beside their sources. Each mode has its own build folder: a
common one would hand yesterday's extension to today's interpreted package. The headers in build/headers, which
tools/build/headers.py makes, and the C files in build/c serve every mode: making them is more than half of the work, so
the directives below are the same for all.
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "moonsaga"


def load(name, path):
    """A module by its path: importing the package would already choose between the cores."""
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


cores = load("moonsaga_cores", PACKAGE / "_cores.py")
headers = load("moonsaga_headers", ROOT / "tools" / "build" / "headers.py")
MODE = cores.mode()
if MODE not in cores.MODES:
    sys.exit(f"MOONSAGA_CORES is {MODE!r}, but it must be one of {', '.join(cores.MODES)}.")
CHECKED = MODE == "checked"
MUST_COMPILE = MODE in ("compiled", "checked")
BUILD = f"build/{MODE}"
HEADERS = Path("build", "headers")
GENERATED = Path("build", "c")
JOBS = os.cpu_count() or 1

# Python asks for debugging symbols, with -g; they take a third of the time.
if CHECKED:
    COMPILE = ["-O1", "-g0", "-ffp-contract=off", "-fsanitize=bounds", "-fno-sanitize-recover=all"]
    LINK = ["-fsanitize=undefined"]
else:
    COMPILE = ["-O3", "-g0", "-ffp-contract=off"]
    LINK = []

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": True,
    "initializedcheck": True,
    "wraparound": False,
    "cdivision": False,  # on, (seat - 1) % 4 would be -1 compiled and 3 interpreted
    "overflowcheck": False,
}


class AllOrNone(build_ext):
    """A compiled module that needs one that is not compiled does not import, so one failure undoes all."""

    made_of: dict[str, dict[str, str]]

    def finalize_options(self):
        self.made_of = {}
        if self.distribution.ext_modules:
            try:
                require_compiler()
                templates = self.distribution.ext_modules
                templates[:], self.made_of = generate(templates, quiet=not self.verbose)
            except Exception as problem:
                self.give_up(problem)
                self.distribution.ext_modules[:] = []
        super().finalize_options()

    def run(self):
        if self.extensions:
            try:
                super().run()
                cores.write_record(Path(self.build_lib, PACKAGE.name), self.made_of)
            except Exception as problem:
                self.give_up(problem)
                for extension in self.extensions:
                    Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
                Path(self.build_lib, PACKAGE.name, cores.RECORD).unlink(missing_ok=True)
                self.extensions = []
        if self.inplace and not self.extensions:
            clear_in_place()

    def copy_extensions_to_source(self):
        """The checked build stays in its folder; the run-time choice finds it there."""
        if CHECKED:
            return
        clear_in_place()
        super().copy_extensions_to_source()
        cores.write_record(PACKAGE, self.made_of)

    def give_up(self, problem):
        if MUST_COMPILE and isinstance(problem, headers.Mistake):
            sys.exit(str(problem))
        if MUST_COMPILE:
            raise problem
        reason = str(problem).strip().splitlines()[-1:] or [type(problem).__name__]
        print(f"moonsaga: cores not compiled ({reason[0]}); they run interpreted", file=sys.stderr)


def require_compiler():
    """Found missing here, it costs no time for generating C that nothing can compile."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command or shutil.which(shlex.split(command)[0]):
        return
    if os.environ.get("CC") or not shutil.which("cc"):
        raise FileNotFoundError("no C compiler found")
    os.environ["CC"] = "cc"  # not the one Python was built with, but one


def generate(extensions, *, quiet):
    """C files for all extensions, and for each the sources it was made of.

    Contents decide what is generated again, the source's and those of all headers it reaches. Cython goes by dates,
    which a checkout or a copy can set back, and misses headers that lie elsewhere.
    """
    from Cython.Build import cythonize

    made = headers.Headers(Path("src"), PACKAGE.name, [extension.name for extension in extensions])
    files = {extension.name: relative(made.files(extension.name)) for extension in extensions}
    # Hashed before Cython reads them: a file edited meanwhile then counts as changed, never as compiled.
    now = cores.hashes(PACKAGE, {file for names in files.values() for file in names})
    made.write(HEADERS)
    wanted = {extension.name: {"": made.digest(extension.name), **recipe()} for extension in extensions}
    before = cores.read_record(GENERATED)
    c_files = {extension.name: Path(GENERATED, extension.sources[0]).with_suffix(".c") for extension in extensions}
    kept = {name for name in wanted if before.get(name) == wanted[name] and c_files[name].exists()}
    cores.write_record(GENERATED, {name: wanted[name] for name in kept})  # a build that breaks off vouches for no more
    for name in wanted.keys() - kept:
        c_files[name].unlink(missing_ok=True)
    cythonize(
        [extension for extension in extensions if extension.name not in kept],
        build_dir=str(GENERATED),
        include_path=[str(HEADERS), "src"],
        emit_linenums=True,
        compiler_directives=DIRECTIVES,
        nthreads=JOBS,
        quiet=quiet,
    )
    cores.write_record(GENERATED, wanted)
    for extension in extensions:
        extension.sources = [str(c_files[extension.name])]
    return extensions, {name: {file: now[file] for file in names} for name, names in files.items()}


def relative(files):
    return [file.resolve().relative_to(PACKAGE).as_posix() for file in files]


def recipe():
    """What changes all C files at once."""
    import Cython

    return {"setup.py": hashlib.sha256((ROOT / "setup.py").read_bytes()).hexdigest(), "Cython": Cython.__version__}


def clear_in_place():
    """Extensions beside the sources, also those of cores that no longer exist."""
    for leftover in [*PACKAGE.rglob(f"*{cores.SUFFIX}"), PACKAGE / cores.RECORD]:
        leftover.unlink(missing_ok=True)


def extensions():
    if MODE == "interpreted":
        return []
    return [
        Extension(
            name,
            [str(Path("src", *name.split(".")).with_suffix(".py"))],
            extra_compile_args=COMPILE,
            extra_link_args=LINK,
        )
        for name in cores.cores(PACKAGE)
    ]


options = {"build": {"build_base": BUILD}, "build_ext": {"parallel": JOBS}}
if CHECKED:
    options["build_ext"]["build_lib"] = f"{BUILD}/lib"
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNone}, options=options)
