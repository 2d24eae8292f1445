"""The scenes, one file for each family of pictures."""
from kit.scene import SCENES  # noqa: F401

from . import about, banner, blog, estate, expertise, gallery, hero, project  # noqa: F401
